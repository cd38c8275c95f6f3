import { type StudioKey, studioKeys, studios, whiteIcon } from '#art/index.ts'
import { VendorIcon, vendorIconAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { picture, studioPicture } from '#stories/fixtures/picture.ts'
import { EveryCombination, EverySurface, Forced } from '#stories/support/index.ts'
import { brokenPicture } from '../samples.tsx'

const icon = (studio: StudioKey) => ({
  src: studioPicture(studio),
  white: picture(whiteIcon(studio)),
})

const meta = preview.meta({ component: VendorIcon, args: { ...icon('krathong'), alt: '' } })

/** Every prop on the panel. */
export const Playground = meta.story()

/** In the vendor's colours, in the ink of the text, and `auto`, which is in colours at rest. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={vendorIconAxes}>
      {(choice) => <VendorIcon {...args} {...choice} />}
    </EveryCombination>
  ),
})

const row =
  'group/row flex min-h-target items-center gap-3 rounded-md px-3 type-label text-secondary hover:bg-hover hover:text-primary aria-[current]:bg-selected aria-[current]:text-primary'

/** In a row: colours at rest, ink under the pointer and on the page one is on. Then what is missing. */
export const States = meta.story({
  render: (args) => (
    <div className="grid w-[232px] gap-0.5">
      {(['rest', 'hover'] as const).map((state) => (
        <Forced key={state} state={state}>
          <a href={`#${state}`} className={row}>
            <VendorIcon {...args} tone="auto" size="sm" />
            Krathong
          </a>
        </Forced>
      ))}
      <a href="#current" aria-current="page" className={row}>
        <VendorIcon {...args} tone="auto" size="sm" />
        Krathong
      </a>
      <div className="flex gap-4 p-3 text-primary">
        <VendorIcon {...args} src={null} />
        <VendorIcon {...args} white={null} tone="ink" />
        <VendorIcon {...args} white={brokenPicture} tone="ink" />
        <VendorIcon {...args} src={brokenPicture} white={undefined} />
      </div>
    </div>
  ),
})

/** All studios, in both colours. */
export const Content = meta.story({
  render: (args) => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-4 text-primary">
      {studioKeys.map((studio) => (
        <li key={studio} className="flex items-center gap-3 type-label">
          <VendorIcon {...args} {...icon(studio)} />
          <VendorIcon {...args} {...icon(studio)} tone="ink" />
          <span lang="en">{studios[studio].name}</span>
        </li>
      ))}
    </ul>
  ),
})

/** The ink is that of the text, so it is seen on every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <div className="flex gap-4 text-primary">
        <VendorIcon {...args} tone="ink" />
        <VendorIcon {...args} {...icon('papertiger')} tone="ink" />
        <VendorIcon {...args} />
      </div>
    </EverySurface>
  ),
})

/** DESIGN.md, "Icons": no third-party marks. A service is named in words. */
export const MisuseThirdParty = meta.story({
  render: () => (
    <pre lang="en" className="type-body-sm whitespace-pre-wrap text-secondary">
      {'<VendorIcon src="/line-logo.svg" alt="LINE" />'}
    </pre>
  ),
})
