module cantina

go 1.26
