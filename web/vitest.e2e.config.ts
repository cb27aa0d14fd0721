import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/server.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
