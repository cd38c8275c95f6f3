/** A file with one fault in it, or with none. */
export interface Planted {
  readonly what: string
  readonly file: string
  readonly source: string
  /** The rule that must speak; null where the file is fine. */
  readonly rule: string | null
}

const layers = 'foyer(layers)'

/** One file a rule of the house. The first ten are the breaches that the issue names. */
export const planted: readonly Planted[] = [
  // The breaches that the linter must catch by the project's own word.
  {
    what: 'a component imports a feature',
    file: 'src/components/actions/planted-a.tsx',
    source: `import { LoginForm } from '#features/session/index.ts'\nexport const A = LoginForm\n`,
    rule: layers,
  },
  {
    what: 'a component imports Lingui',
    file: 'src/components/actions/planted-b.tsx',
    source: `import { Trans } from '@lingui/react/macro'\nexport const B = Trans\n`,
    rule: layers,
  },
  {
    what: 'a view imports swr',
    file: 'src/features/games/planted-swr.tsx',
    source: `import useSWR from 'swr'\nexport const useIt = useSWR\n`,
    rule: layers,
  },
  {
    what: 'a view imports wouter',
    file: 'src/features/games/planted-wouter.tsx',
    source: `import { Link } from 'wouter'\nexport const It = Link\n`,
    rule: layers,
  },
  {
    what: 'a view imports Radix',
    file: 'src/features/games/planted-radix.tsx',
    source: `import { Root } from '@radix-ui/react-dialog'\nexport const It = Root\n`,
    rule: layers,
  },
  {
    what: 'a feature imports another',
    file: 'src/features/games/planted-other.ts',
    source: `import { rows } from '#features/wallet/index.ts'\nexport const it = rows\n`,
    rule: layers,
  },
  {
    what: 'the browser’s storage in the gateway',
    file: 'gateway/site/planted-storage.ts',
    source: `import { localStore } from '#platform/storage.ts'\n\nexport const it = localStore\n`,
    rule: layers,
  },
  {
    what: 'gateway code in src',
    file: 'src/app/planted-gateway.ts',
    source: `import { createApp } from '#gateway/app.ts'\nexport const it = createApp\n`,
    rule: layers,
  },
  {
    what: 'a database library in src',
    file: 'src/client/planted-database.ts',
    source: `import { eq } from 'drizzle-orm'\nexport const it = eq\n`,
    rule: layers,
  },
  {
    what: 'unlocalised words in the page',
    file: 'src/features/games/planted-words.tsx',
    source: `export const It = () => <p>เข้าสู่ระบบ</p>\n`,
    rule: 'lingui(no-unlocalized-strings)',
  },
  {
    what: 'unlocalised words in a value',
    file: 'src/features/games/planted-value.ts',
    source: `export const message = () => 'Something went wrong'\n`,
    rule: 'lingui(no-unlocalized-strings)',
  },

  // And the ones next door.
  {
    what: 'a single lower-case word in the page',
    file: 'src/app/planted-word.tsx',
    source: `export const It = () => <p>welcome</p>\n`,
    rule: 'foyer(words)',
  },
  {
    what: 'a spoken word in a component',
    file: 'src/components/actions/planted-spoken.tsx',
    source: `export const It = () => <hr aria-label="ปิด" />\n`,
    rule: 'foyer(words)',
  },
  {
    what: 'a literal word in a component',
    file: 'src/components/actions/planted-literal.tsx',
    source: `export const It = () => <p>Close</p>\n`,
    rule: 'react(jsx-no-literals)',
  },
  {
    what: 'a breach by import()',
    file: 'src/components/actions/planted-lazy.tsx',
    source: `export const load = () => import('#features/session/index.ts')\n`,
    rule: layers,
  },
  {
    what: 'a breach by a re-export',
    file: 'src/platform/planted-export.ts',
    source: `export * from '#contract/index.ts'\n`,
    rule: layers,
  },
  {
    what: 'a domain made today imports another',
    file: 'src/features/horoscope/planted-new.ts',
    source: `import { rows } from '#features/games/index.ts'\nexport const it = rows\n`,
    rule: layers,
  },
  {
    what: 'a layer made today imports one of ours',
    file: 'src/helpers/planted-new.ts',
    source: `import { calls } from '#contract/index.ts'\nexport const it = calls\n`,
    rule: layers,
  },
  {
    what: 'a shared domain is entered by the window',
    file: 'src/features/games/planted-window.ts',
    source: `import { flags } from '#features/site/flags.ts'\nexport const it = flags\n`,
    rule: layers,
  },
  {
    what: 'src imports a test',
    file: 'src/app/planted-test.ts',
    source: `import { it } from '../../tests/unit/it.ts'\nexport const that = it\n`,
    rule: layers,
  },
  {
    what: 'the site reads files',
    file: 'src/app/planted-node.ts',
    source: `import { readFileSync } from 'node:fs'\nexport const it = readFileSync\n`,
    rule: layers,
  },
  {
    what: 'rules touch React',
    file: 'src/features/session/planted-rules.ts',
    source: `import { useState } from 'react'\nexport const it = useState\n`,
    rule: layers,
  },
  {
    what: 'a hook draws',
    file: 'src/features/session/use-planted.ts',
    source: `import { Button } from '#components/index.ts'\nexport const it = Button\n`,
    rule: layers,
  },
  {
    what: 'an inline style',
    file: 'src/components/actions/planted-style.tsx',
    source: `export const It = () => <p style={{ top: 0 }} />\n`,
    rule: 'react(forbid-dom-props)',
  },
  {
    what: 'a class for one direction of writing',
    file: 'src/components/actions/planted-class.tsx',
    source: `export const It = () => <p className="flex ml-2" />\n`,
    rule: 'foyer(classes)',
  },
  {
    what: 'a colour that is no token',
    file: 'src/components/actions/planted-colour.tsx',
    source: `export const It = () => <p className="bg-[#123456]" />\n`,
    rule: 'foyer(classes)',
  },
  {
    what: 'something put off',
    file: 'src/platform/planted-later.ts',
    source: ['// TO', 'DO: later\nexport const it = 1\n'].join(''),
    rule: 'foyer(no-excuses)',
  },
  {
    what: 'a picture without a text',
    file: 'src/components/media/planted-image.tsx',
    source: `export const It = () => <img src="/a.svg" />\n`,
    rule: 'jsx-a11y(alt-text)',
  },
  {
    what: 'a ring of imports',
    file: 'src/platform/planted-ring.ts',
    source: `import { there } from './planted-ring-too.ts'\nexport const here = () => there\n`,
    rule: 'import(no-cycle)',
  },
  {
    what: 'any',
    file: 'src/platform/planted-any.ts',
    source: `export const it = (value: any) => String(value)\n`,
    rule: 'typescript(no-explicit-any)',
  },

  // What is allowed stays allowed.
  {
    what: 'the other half of the ring, which is counted once more',
    file: 'src/platform/planted-ring-too.ts',
    source: `import { here } from './planted-ring.ts'\nexport const there = () => here\n`,
    rule: 'import(no-cycle)',
  },
  {
    what: 'a view asks the site and draws with components',
    file: 'src/features/games/planted-good.tsx',
    source: `import { Button } from '#components/index.ts'\nimport { useSite } from '#features/site/index.ts'\nimport { Trans } from '@lingui/react/macro'\n\nexport function Good() {\n  return (\n    <Button name={useSite()}>\n      <Trans>Play now</Trans>\n    </Button>\n  )\n}\n`,
    rule: null,
  },
  {
    what: 'a hook calls the server',
    file: 'src/features/games/use-planted.ts',
    source: `import { callKey } from '#client/index.ts'\nimport { calls } from '#contract/index.ts'\nimport useSWR from 'swr'\n\nexport const useGood = () => useSWR(callKey(calls.balance), null)\n`,
    rule: null,
  },
  {
    what: 'a component draws art with an icon',
    file: 'src/components/media/planted-good.tsx',
    source: `import { cover } from '#art/index.ts'\nimport { Heart } from 'lucide-react'\n\nexport const Good = () => <Heart data-art={cover(1)} className="ms-2 text-accent" />\n`,
    rule: null,
  },
  {
    what: 'the gateway reads the contract',
    file: 'gateway/site/planted-good.ts',
    source: `import { calls } from '#contract/index.ts'\nimport { Hono } from 'hono'\n\nexport const good = () => [new Hono(), calls]\n`,
    rule: null,
  },
  {
    what: 'the gateway shares the list of HTML that may be shown',
    file: 'gateway/site/planted-html.ts',
    source: `import { cleanHtml } from '#platform/html.ts'\n\nexport const good = cleanHtml('')\n`,
    rule: null,
  },
  {
    what: 'the pages know the type of the site they run',
    file: 'gateway/pages/planted-good.ts',
    source: `import type { PageAnswer } from '#app/server.tsx'\n\nexport const good = (answer: PageAnswer) => answer\n`,
    rule: null,
  },
]
