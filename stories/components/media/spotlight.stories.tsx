import { Button, PlayIcon, Spotlight } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { coverPicture } from '../samples.tsx'

const meta = preview.meta({
  component: Spotlight,
  args: {
    title: 'ช้างสามเศียร',
    titleLang: 'th',
    eyebrow: 'Krathong · สล็อต',
    text: 'เรียงงาทองครบสามแถว เปิดโบนัสขบวนโคม',
    cover: coverPicture('krathong', 'elephant'),
    href: '#spotlight',
    action: (
      <Button size="sm" iconStart={<PlayIcon />}>
        เล่นเลย
      </Button>
    ),
    className: 'h-auto md:h-[560px] md:w-[370px]',
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** On a phone it is a row. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** At rest, hovered and focused. */
export const States = meta.story({
  render: (args) => (
    <EveryState only={['rest', 'hover', 'focus-visible']}>
      {() => <Spotlight {...args} />}
    </EveryState>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { lang }) => (
        <Spotlight {...args} title={text} titleLang={lang} text={text} className="md:w-[288px]" />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Spotlight {...args} className="md:h-[420px] md:w-[300px]" />
    </EverySurface>
  ),
})

/** One game is in the light (DESIGN.md, Home): where all are, none is. */
export const MisuseAll = meta.story({
  render: (args) => (
    <div className="grid gap-4 md:grid-cols-2">
      <Spotlight {...args} className="h-auto" />
      <Spotlight {...args} className="h-auto" title="นกฮูกเดือนเพ็ญ" href="#owl" />
    </div>
  ),
})
