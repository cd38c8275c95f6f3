/** Versions that a new project would take; ours, so that everything is in npm's cache already. */
export interface Versions {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const pick = (from: Readonly<Record<string, string>>, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]]))

const page = (script: string) => `<!doctype html>
<html lang="th" data-brand="foyer" data-scheme="dark">
  <head><meta charset="utf-8" /></head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${script}"></script>
  </body>
</html>
`

/** A Vite project that nobody has touched yet but to install the library and show a form with it. */
export const freshProject = (tarball: string, ours: Versions): Record<string, string> => ({
  'package.json': JSON.stringify({
    name: 'fresh',
    private: true,
    type: 'module',
    dependencies: {
      '@foyer/design': `file:${tarball}`,
      ...pick(ours.dependencies, 'react', 'react-dom'),
    },
    devDependencies: pick(
      ours.devDependencies,
      '@tailwindcss/vite',
      '@types/react',
      '@types/react-dom',
      'rolldown',
      'tailwindcss',
      'typescript',
      'vite',
    ),
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      types: ['vite/client'],
    },
    files: ['plain.tsx', 'tailwind.tsx', 'server.tsx', 'hydrate.tsx'],
  }),
  'tsconfig.node.json': JSON.stringify({
    extends: './tsconfig.json',
    compilerOptions: { module: 'nodenext', moduleResolution: 'nodenext' },
    files: ['app.tsx'],
  }),
  'tsconfig.wrong.json': JSON.stringify({ extends: './tsconfig.json', files: ['wrong.tsx'] }),
  'vite.config.js': `import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss()],
  build: { rolldownOptions: { input: ['plain.html', 'tailwind.html', 'alone.html', 'hydrate.html'] } },
})
`,
  'vite.server.js': `import { defineConfig } from 'vite'

// Left alone, what is installed is loaded by Node itself; with whole, all of it is in one file.
export default defineConfig(({ mode }) => ({
  ssr: mode === 'whole' ? { noExternal: true } : {},
  build: { ssr: 'server.tsx', outDir: mode, emptyOutDir: true },
}))
`,
  'plain.html': page('plain.tsx'),
  'tailwind.html': page('tailwind.tsx'),
  'alone.html': page('alone.tsx'),
  'hydrate.html': page('hydrate.tsx'),
  'app.tsx': `import { Button, Dialog, DialogContent, DialogTitle, DialogTrigger, Spot, spotNames } from '@foyer/design'

export function App() {
  return (
    <>
      <Button variant="primary" size="lg">เข้าสู่ระบบ</Button>
      <Spot name={spotNames[0]} className="size-icon-lg" />
      <Dialog>
        <DialogTrigger><Button>สมัคร</Button></DialogTrigger>
        <DialogContent closeLabel="ปิด"><DialogTitle>สมัคร</DialogTitle></DialogContent>
      </Dialog>
    </>
  )
}
`,
  'drawn.tsx': `import { EmptyState, HeroScene, heroSceneAxes, Niche, QrCode, Spot, spotNames } from '@foyer/design'

export function Drawn() {
  return (
    <>
      {spotNames.map((name) => <Spot key={name} name={name} className="size-icon-lg" />)}
      <Niche name="key" />
      <EmptyState title="ยังไม่มีรายการ" emblem="koi" />
      <QrCode value="https://example.com" label="QR" failedLabel="-" />
      {heroSceneAxes.name.map((name) => <HeroScene key={name} name={name} uid={name} />)}
    </>
  )
}
`,
  'server.tsx': `import { renderToString } from 'react-dom/server'
import { Drawn } from './drawn.js'

console.log(renderToString(<Drawn />))
`,
  'hydrate.tsx': `import { hydrateRoot } from 'react-dom/client'
import '@foyer/design/styles.css'
import '@foyer/design/brands/foyer.css'
import { Drawn } from './drawn.js'

hydrateRoot(document.querySelector('#root')!, <Drawn />, {
  onRecoverableError: (cause) => reportError(cause),
})
`,
  'plain.tsx': `import { createRoot } from 'react-dom/client'
import '@foyer/design/styles.css'
import '@foyer/design/brands/foyer.css'
import { App } from './app.js'

createRoot(document.querySelector('#root')!).render(<App />)
`,
  'tailwind.css': `@import 'tailwindcss';
@import '@foyer/design/tailwind.css';
@import '@foyer/design/brands/foyer.css';
`,
  'tailwind.tsx': `import { createRoot } from 'react-dom/client'
import './tailwind.css'
import { App } from './app.js'

createRoot(document.querySelector('#root')!).render(
  <main className="p-6 bg-surface"><App /></main>,
)
`,
  'alone.tsx': `import { Button } from '@foyer/design'

console.log(Button)
`,
  'wrong.tsx': `import { Button } from '@foyer/design'

export const wrong = <Button variant="purple">เข้าสู่ระบบ</Button>
`,
})
