import preview from '#storybook/preview.tsx'
import { BrandList } from './brand-list.tsx'

const meta = preview.meta({ title: 'Brands/Make a brand', tags: ['!autodocs'] })

/** Every folder of `brands/`, each in its own look. */
export const Every = meta.story({ render: () => <BrandList /> })
