import { defineConfig } from 'oxlint'
import { codeCalls, codeLike, codeNames } from './scripts/lint/words.ts'

const browserCode = ['src/{app,features,components,client,platform,contract}/**/*.{ts,tsx}']

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'vitest'],
  jsPlugins: ['./scripts/lint/plugin.ts', 'eslint-plugin-lingui'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    // Who may import whom, generated from the folders (scripts/lint/layers.ts).
    'foyer/layers': 'error',
    'foyer/no-excuses': 'error',
    'import/no-cycle': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    // Playwright reads the names of fixtures from the pattern, which may be empty.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/button-has-type': 'error',
    'max-lines': ['error', { max: 260 }],

    // JSX is compiled to imports; nobody has to bring React.
    'react/react-in-jsx-scope': 'off',
    // One thing after another is often what is meant.
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'oxc/no-map-spread': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // Stylesheets are imported for what they do.
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', 'node-forge/**'] }],
    // Advice for the React Compiler, which we do not use (docs/adr/0005-tooling.md).
    'react/static-components': 'off',
    'react/immutability': 'off',
    'react/set-state-in-effect': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/incompatible-library': 'off',
    'vitest/require-mock-type-parameters': 'off',
    // Tests assert in helpers and loops, and match errors by class.
    'vitest/expect-expect': 'off',
    'vitest/valid-title': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-conditional-expect': 'off',
    'vitest/require-to-throw-message': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'import/namespace': 'off',
    // What data from outside is, valibot says; what is cast in between is tsc's to judge.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/unbound-method': 'off',
    'typescript/no-misused-spread': 'off',
    'unicorn/no-array-sort': 'off',
    // Only windows have a target origin; what we post to is a BroadcastChannel.
    'unicorn/require-post-message-target-origin': 'off',
    'typescript/no-unnecessary-type-arguments': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
  },
  overrides: [
    {
      files: browserCode,
      rules: {
        // What went wrong is said to whoever opens the browser's log, and to monitors that read it.
        // Warnings are left out of the build: they are the libraries' (vite.config.ts).
        'no-console': ['error', { allow: ['info', 'error'] }],
        'foyer/classes': 'error',
        // The content security policy has no 'unsafe-inline'.
        'react/forbid-dom-props': ['error', { forbid: ['style'] }],
        'react/forbid-component-props': ['error', { forbid: ['style'] }],
      },
    },
    {
      files: ['src/{components,features,app}/**/*.tsx'],
      rules: { 'foyer/words': 'error' },
    },
    {
      files: ['src/components/**/*.tsx'],
      rules: { 'react/jsx-no-literals': ['error', { noStrings: false }] },
    },
    {
      files: ['src/{features,app}/**/*.{ts,tsx}'],
      rules: {
        'lingui/no-unlocalized-strings': [
          'error',
          { ignore: codeLike, ignoreNames: codeNames, ignoreFunctions: codeCalls },
        ],
        'lingui/t-call-in-function': 'error',
        'lingui/no-expression-in-message': 'error',
        'lingui/no-single-variables-to-translate': 'error',
      },
    },
    // The page's first script travels as text, and is run as text to be tested.
    { files: ['tests/**'], rules: { 'typescript/no-implied-eval': 'off' } },
    // Google's tag tells its commands by what `arguments` are.
    { files: ['src/features/site/analytics.ts'], rules: { 'prefer-rest-params': 'off' } },
    // The contract's own machinery is generic over every schema there is.
    { files: ['src/contract/**'], rules: { 'typescript/no-explicit-any': 'off' } },
  ],
  ignorePatterns: ['dist', '.cache', '.data', 'storybook-static', '.storybook/public'],
})
