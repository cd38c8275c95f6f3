import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  type DocsContextProps,
  DocsStory,
  Heading,
  Markdown,
  Primary,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { type Pattern, patterns } from '#stories/guides/patterns.ts'
import type { Guide, Term } from '#stories/guides/guide.ts'
import { guideOf } from './guides.ts'
import { StoryWindow } from './story-window.tsx'

type Story = ReturnType<DocsContextProps['componentStories']>[number]

/** `components/forms/date-input` → `Date input` */
function titleOf(path: string): string {
  const name = (path.split('/').at(-1) ?? path).replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/**
 * Whether it wants a window of its own: what covers the page or stays at its edge, and what chooses its
 * own scheme, brand, language or width, which would become those of the whole page.
 */
function isApart({ parameters, storyGlobals }: Story): boolean {
  const { docs } = parameters as { docs?: { story?: { inline?: boolean } } }
  return docs?.story?.inline === false || Object.keys(storyGlobals).length > 0
}

/** The page of a component or a screen: what it is for, its keys, its props, every state. */
export function DocsPage() {
  const { csfFile } = useOf('meta', ['meta'])
  const { title } = csfFile.meta
  // In the order of their file, as the sidebar has them.
  const stories = useContext(DocsContext).componentStories()
  const guide = guideOf(title)
  const named = (prefix: string) => stories.filter(({ name }) => name.startsWith(prefix))
  const behaviours = named('Behaviour')
  const misuses = named('Misuse')
  const [first] = stories
  const looks = stories.slice(1).filter((one) => ![...behaviours, ...misuses].includes(one))
  return (
    <>
      <Title>{titleOf(title)}</Title>
      <Description of="meta" />
      {guide && <When guide={guide} />}
      {first && isApart(first) ? <StoryWindow of={first.moduleExport} /> : <Primary />}
      {/* What is typed here would not reach another window. */}
      {first && isApart(first) ? <ArgTypes /> : <Controls />}
      {guide && <Anatomy parts={guide.anatomy} />}
      {guide && <Keyboard guide={guide} />}
      {looks.length > 0 && <Heading>Stories</Heading>}
      {looks.map((one) =>
        isApart(one) ? (
          <StoryWindow key={one.id} of={one.moduleExport} />
        ) : (
          <DocsStory key={one.id} of={one.moduleExport} expanded />
        ),
      )}
      {misuses.length > 0 && <Heading>Misuse</Heading>}
      {misuses.map((one) => (
        <div key={one.id} className="fy-docs-misuse">
          {isApart(one) ? (
            <StoryWindow of={one.moduleExport} />
          ) : (
            <>
              <Description of={one.moduleExport} />
              <Canvas of={one.moduleExport} sourceState="none" />
            </>
          )}
        </div>
      ))}
      {behaviours.length > 0 && <Heading>What is tried</Heading>}
      <ul>
        {behaviours.map(({ id, name, moduleExport }) => (
          <li key={id}>
            <a href={`?path=/story/${id}`} target="_top">
              {name.replace('Behaviour ', '')}
            </a>
            <Description of={moduleExport} />
          </li>
        ))}
      </ul>
    </>
  )
}

function When({ guide }: { guide: Guide }) {
  return (
    <div className="fy-docs-when">
      <section>
        <Subheading>Use it</Subheading>
        <List items={guide.use} />
      </section>
      <section>
        <Subheading>Use something else</Subheading>
        <List items={guide.avoid} />
      </section>
    </div>
  )
}

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        <Markdown>{item}</Markdown>
      </li>
    ))}
  </ul>
)

function Terms({ head, terms }: { head: Term; terms: readonly Term[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>{head[0]}</th>
          <th>{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {terms.map(([name, meaning]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Markdown>{meaning}</Markdown>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Anatomy({ parts }: { parts: readonly Term[] }) {
  if (parts.length === 0) return null
  return (
    <>
      <Heading>Anatomy</Heading>
      <Terms head={['Part', 'What it is']} terms={parts} />
    </>
  )
}

function Keyboard({ guide }: { guide: Guide }) {
  const pattern: Pattern | undefined = guide.pattern && patterns[guide.pattern]
  const keys = [...(pattern?.keys ?? []), ...(guide.keys ?? [])]
  if (!pattern && keys.length === 0) return null
  return (
    <>
      <Heading>Keyboard and screen reader</Heading>
      {keys.length > 0 && <Terms head={['Key', 'What it does']} terms={keys} />}
      {pattern && <List items={pattern.promises} />}
      {pattern?.practice && (
        <p>
          After the W3C’s practice for <a href={pattern.practice}>{pattern.title}</a>.
        </p>
      )}
    </>
  )
}
