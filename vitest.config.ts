import { globSync, readFileSync } from 'node:fs'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserOptions } from './scripts/browser.ts'

const clean = ['tests/setup/clean.ts']
const units = 'tests/unit/**/*.test.{ts,tsx}'
const gateways = 'tests/gateway/**/*.test.ts'

/** What replaces a module, or looks at it as nobody has used it yet, has to be the first to load it. */
const alone = (files: string) =>
  globSync(files).filter((file) => /vi\.mock\(|@isolate/.test(readFileSync(file, 'utf8')))

/** How stories are looked at (tests/suites/stories/looks.ts). */
const looks =
  (['spacing', 'all'] as const).find((name) => name === process.env.FOYER_LOOKS) ?? 'first'

const gateway = {
  environment: 'node',
  // The embedded database is one WebAssembly heap a file: two at a time are enough.
  maxWorkers: 2,
  testTimeout: 20_000,
  hookTimeout: 60_000,
  setupFiles: clean,
  globalSetup: 'tests/gateway/support/global-setup.ts',
} as const

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          // Rules need no page; a file about components says `@vitest-environment jsdom` on top.
          environment: 'node',
          include: [units],
          exclude: alone(units),
          setupFiles: clean,
          // What many files need is loaded once a worker: a fifth of the time.
          isolate: false,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit-alone',
          environment: 'node',
          include: alone(units),
          setupFiles: clean,
        },
      },
      {
        test: {
          ...gateway,
          name: 'gateway',
          include: [gateways],
          exclude: alone(gateways),
          // The embedded database is compiled once a worker.
          isolate: false,
        },
      },
      {
        test: { ...gateway, name: 'gateway-alone', include: alone(gateways) },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'contracts',
          environment: 'node',
          include: ['tests/contracts/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          include: ['tests/{visual,library}/**/*.test.ts'],
          // Some of them build a Storybook or a library and start a browser.
          maxWorkers: 2,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // One page for many files: half the time, and a story that leaks is a story that fails.
          isolate: false,
          maxWorkers: 2,
          setupFiles: ['tests/suites/stories/setup.ts'],
          // All: sixteen looks a story (tests/suites/stories/looks.ts).
          provide: { looks },
          testTimeout: 60_000,
          // All looks at a story, and ten thousand of what it shows, are one hook; a busy machine takes
          // four times as long for it.
          hookTimeout: 300_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: browserOptions(),
              contextOptions: {
                // As wide as the widest look; the frame of a story is made narrower inside.
                viewport: { width: 1440, height: 900 },
                locale: 'th-TH',
                timezoneId: 'Asia/Bangkok',
                reducedMotion: 'reduce',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
