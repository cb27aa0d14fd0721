import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // By default the scope class is a hash of the file's path: the content makes the build the same in every folder.
    cssHash: ({ hash, css }) => `c${hash(css)}`,
  },
}
