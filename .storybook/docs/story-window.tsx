import { DocsContext, Description, Subheading, useOf } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

type Of = Parameters<typeof useOf>[0]

interface Viewport {
  readonly styles?: { readonly width: string }
}

/** A story's own width, where it chooses a viewport, and room for most dialogs. */
function sizeOf(parameters: Record<string, unknown>, globals: Record<string, unknown>) {
  const { options } = (parameters['viewport'] ?? {}) as { options?: Record<string, Viewport> }
  const { value } = (globals['viewport'] ?? {}) as { value?: string }
  return { width: options?.[value ?? '']?.styles?.width ?? '100%', height: 640 }
}

/** A story may do there what it may do here. */
const asHere = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads'

/**
 * A story in a window of its own: it would lie over the whole page of documentation. Drawn when it is
 * near, in what the toolbar says.
 */
export function StoryWindow({ of }: { of: Of }) {
  const { story } = useOf(of, ['story'])
  const { globals } = useContext(DocsContext).getStoryContext(story)
  const chosen = Object.entries(globals)
    .filter((one): one is [string, string] => typeof one[1] === 'string')
    .map(([name, value]) => `${name}:${value}`)
  const address = new URLSearchParams({
    viewMode: 'story',
    id: story.id,
    globals: chosen.join(';'),
  })
  return (
    <section>
      <Subheading>{story.name}</Subheading>
      <Description of={of} />
      <iframe
        className="fy-docs-window"
        loading="lazy"
        sandbox={asHere}
        title={story.name}
        src={`iframe.html?${address}`}
        {...sizeOf(story.parameters, globals)}
      />
      <p>
        <a href={`?path=/story/${story.id}`} target="_top">
          Open {story.name}
        </a>
      </p>
    </section>
  )
}
