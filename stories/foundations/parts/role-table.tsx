import { Swatch } from './swatch.tsx'
import { Code, Table } from './table.tsx'
import { tokensIn } from './tokens.ts'

const step = (from: string) => from.replace('color.', '')

/** What each colour is for, with its value by night and by day. */
export function RoleTable({ brand, roles }: { brand: string; roles: readonly string[] }) {
  return (
    <div className="flex flex-col gap-6">
      {roles.map((role) => (
        <Table
          key={role}
          caption={`color.${role}`}
          head={['Role', 'Dark', 'Light', 'Variable', 'For']}
          rows={tokensIn(brand, `color.${role}`).map((token) => ({
            key: token.name,
            cells: [
              `${role}.${token.short}`,
              <span key="dark" className="flex items-center gap-2">
                <Swatch css={token.css.dark} />
                <Code>{step(token.from.dark)}</Code>
              </span>,
              <span key="light" className="flex items-center gap-2">
                <Swatch css={token.css.light} />
                <Code>{step(token.from.light)}</Code>
              </span>,
              <Code key="variable">{token.variable}</Code>,
              token.description,
            ],
          }))}
        />
      ))}
    </div>
  )
}
