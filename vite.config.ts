import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import process from 'node:process'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { apartFaces } from './scripts/vite/apart-faces.ts'
import { flatImports } from './scripts/vite/flat-imports.ts'
import { lightContract } from './scripts/vite/light-contract.ts'
import { lightPages } from './scripts/vite/light-pages.ts'
import { numbersWorker } from './scripts/vite/numbers-worker.ts'
import { plainChildren } from './scripts/vite/plain-children.ts'
import { plainDynamicImports } from './scripts/vite/plain-dynamic-imports.ts'
import { scriptText } from './scripts/vite/script-text.ts'

/** Browsers of the last three years; nothing older is compiled for. */
const browsers = ['chrome120', 'edge120', 'firefox121', 'safari17.2']

const framework =
  /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|@lingui\/core|@lingui\/react\/dist\/index)[./]/

/**
 * A part is compiled while it loads, a large one off the main thread, instead of function by function
 * when each is first called (https://v8.dev/blog/explicit-compile-hints): what a page fetches it
 * runs, and a dialog is not to pay for it when it is pressed for. In a tiny part the hint weighs more
 * than it saves.
 */
function hintToCompile({ modules }: Rolldown.RenderedChunk): string {
  const size = Object.values(modules).reduce((sum, module) => sum + module.renderedLength, 0)
  return size > 2_000 ? '//# allFunctionsCalledOnLoad' : ''
}

/**
 * What the macros bring in, and what comes on use: found late, each of these would reload the page
 * that a test or a developer is looking at.
 */
const foundLate = [
  '@date-fns/utc',
  '@hookform/resolvers/valibot',
  '@lingui/core',
  '@lingui/message-utils/compileMessage',
  '@lingui/message-utils/generateMessageId',
  '@lingui/react',
  '@lingui/react/server',
  '@noble/hashes/pbkdf2.js',
  '@noble/hashes/sha2.js',
  '@radix-ui/react-popover',
  '@radix-ui/react-progress',
  '@radix-ui/react-tooltip',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'altcha-lib',
  'altcha-lib/algorithms/web/pbkdf2',
  'd3-scale',
  'd3-shape',
  'downshift',
  'embla-carousel',
  'hast-util-from-html-isomorphic',
  'hast-util-sanitize',
  'hast-util-to-jsx-runtime',
  'jsencrypt',
  'libphonenumber-js/core',
  'libphonenumber-js/mobile/metadata',
  'node-forge/lib/aes.js',
  'node-forge/lib/cipher.js',
  'node-forge/lib/util.js',
  'qrcode.react',
  'react-day-picker',
  'react-dom/server',
  'react-hook-form',
  'storybook/viewport',
  'swr',
  'valibot',
  'wouter/use-browser-location',
]

/** What the site leaves out or keeps apart; Storybook, which is built by this file too, has no gateway. */
const forSite = () =>
  process.env['STORYBOOK']
    ? []
    : [
        plainDynamicImports(),
        lightContract(),
        lightPages(),
        apartFaces(),
        plainChildren(),
        flatImports(),
        numbersWorker(),
      ]

/** A file of its own for what several pages share, without what that needs itself. */
const shared = (name: string, test: RegExp) => ({
  name,
  test,
  minShareCount: 2,
  priority: 1,
  includeDependenciesRecursively: false,
})

const assetFileNames = 'assets/[name]-[hash:7][extname]'

export default defineConfig(({ isSsrBuild }) => ({
  optimizeDeps: { include: foundLate },
  // The order matters: Lingui's macros must be gone before React's transform sees the file.
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // No React Compiler: its runtime and memo slots cost the first route 2 kB (docs/adr/0005).
    react(),
    lingui({ failOnMissing: false, failOnCompileError: true }),
    tailwindcss(),
    scriptText(),
    ...(isSsrBuild ? [] : forSite()),
  ],
  // The gateway serves what the page needs besides code; nothing is copied unseen.
  publicDir: false,
  resolve: {
    dedupe: ['react', 'react-dom'],
    // React has had this hook itself since version 18; the shim is for older ones.
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  // The server bundle carries its libraries, so that React is the production one whatever
  // NODE_ENV says, and the gateway starts without reading a thousand files.
  ssr: isSsrBuild ? { noExternal: true } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node22',
        minify: false,
        rolldownOptions: {
          input: 'src/app/server.tsx',
          checks: { bundlerTimings: false },
          // The server's page names files by the names that the browser's build gives them.
          output: { entryFileNames: 'server.js', assetFileNames },
        },
      }
    : {
        outDir: 'dist/client',
        target: 'es2023',
        cssTarget: browsers,
        manifest: true,
        // One stylesheet for the whole site: small, cached once, and no flash between routes.
        cssCodeSplit: false,
        // Inlined assets would need `data:` in the content security policy.
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: {
          input: 'src/app/browser.tsx',
          treeshake: {
            // No getter here does anything: what is only read, such as the choice of an effect in a
            // library, may go.
            propertyReadSideEffects: false,
            // What a library would warn of, it warns a developer of (`npm run dev`), not a player. Our
            // own code says `info` and `error` (oxlint.config.ts).
            manualPureFunctions: ['console.warn'],
          },
          // That Babel takes most of the time is known (toolchain.md, section 2).
          checks: { bundlerTimings: false },
          output: {
            // As short a hash as there can be: the first code names a hundred others by theirs, and no
            // compression makes them shorter.
            entryFileNames: 'assets/[name]-[hash:7].js',
            // Shared parts are named after every page they are for: too long for an address.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
            assetFileNames,
            postBanner: hintToCompile,
            codeSplitting: {
              groups: [
                // What every page needs and what changes only with its own releases: one file, so
                // that it stays cached across deployments and is never in two chunks.
                { name: 'framework', test: framework, priority: 2 },
                // Sentences with markup in them: no first page of a guest's has one.
                {
                  name: 'trans',
                  test: /@lingui\/react\/dist\/shared\//,
                  priority: 3,
                  includeDependenciesRecursively: false,
                },
                // Large libraries of a few pages, each apart: merged into what pages share they
                // would come with pages that have no use for them.
                {
                  name: 'forms',
                  test: /node_modules\/(?:react-hook-form|@hookform)\//,
                  priority: 2,
                },
                { name: 'valibot', test: /node_modules\/valibot\//, priority: 2 },
                // What every page needs of ours. Without this, whatever a lazy page shares with
                // the entry would become a file of its own.
                { name: 'site', tags: ['$initial'], priority: 1 },
                // The calls that lazy pages send: a few lines each, never worth another part.
                {
                  name: (id) => /light-contract\/([\w-]+)/.exec(id)?.[1] ?? null,
                  test: /light-contract\/(?!brand)/,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                // What most pages show while there is nothing, or too much, or a sum.
                shared(
                  'states',
                  /\/src\/(?:components\/(?:feedback\/(?:skeleton|empty-state)\.tsx|media\/spot(?:s|-drawing)?\.)|features\/site\/(?:use-)?format\.ts)|light-contract\/brand/,
                ),
                // Who stands before a page for members. Left to itself, the flame that burns while it
                // is asked goes into one file with the fields that it burns beside.
                {
                  name: 'gate',
                  test: /\/src\/(?:components\/feedback\/flame-loader|features\/session\/gate|app\/protected)\./,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                // What nearly every page shows besides.
                {
                  name: 'pages',
                  test: /\/src\/(?:components\/media\/(?:image|use-motion)|app\/page-head|features\/site\/(?:safe-address|service-link)|contract\/game-id)/,
                  minShareCount: 2,
                  priority: 1,
                },
                // The top of the home, in one piece: it is what its first visit waits for.
                shared(
                  'hero',
                  /\/src\/(?:components\/media\/(?:carousel|hero-s|scene-source|use-slides)|components\/layout\/page\.tsx|app\/(?:home-body|late-home)|features\/site\/(?:home-hero|banner-link))/,
                ),
                // Fields of every kind stand on these; a search needs no more than the first.
                shared(
                  'inputs',
                  /\/src\/components\/forms\/(?:use-field|input-look|text-input)\.ts/,
                ),
                shared('fields', /\/src\/components\/forms\/field\.tsx/),
                // Logging in is among the first pages: merged with other parts below, this would
                // bring along what those need.
                shared('guard', /\/src\/app\/guard\.ts/),
                // A page of studios, the search and the foot of every page have no other part in common.
                shared('studios', /\/src\/features\/games\/studios\./),
                // Many pages read the query string, which have little else in common.
                shared('search', /\/src\/app\/search\.ts/),
                // What lobbies share with pages that show a part of one. Among the parts below they
                // would be merged with what those other pages need, and bring it along.
                shared(
                  'rooms',
                  /\/src\/(?:components\/(?:navigation\/(?:scroll-row|use-reach|chip-group)|actions\/(?:chip-look|toggle-chip)|forms\/select-chip)|features\/(?:games\/lobby-(?:facets|rules)|site\/use-category-labels)|app\/(?:late-toggle|parts\/page-banner))/,
                ),
                // What lazy pages share: few files, none of them for a single small component.
                {
                  name: 'parts',
                  test: /\/src\//,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 1500,
                },
              ],
            },
          },
        },
      },
}))
