import { defineConfig } from '@playwright/test'
import { browserOptions } from './scripts/browser.ts'

// One worker: its gateway, its browser and the database share two cores, and a test may close the
// site for everybody.
export default defineConfig({
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // A visit of many steps takes half of it where the machine is busy with others.
  timeout: 60_000,
  expect: { timeout: 7_000 },
  outputDir: '.cache/playwright',
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: browserOptions(),
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    trace: 'off',
    screenshot: 'only-on-failure',
    // What a worker answers no test could; the one about it lets it in (tests/e2e/download.spec.ts).
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'budgets', testDir: 'tests/budgets' },
    { name: 'e2e', testDir: 'tests', testMatch: ['e2e/**/*.spec.ts', 'suites/**/*.spec.ts'] },
  ],
})
