import type { Guide, Guides } from '#stories/guides/guide.ts'

const modules = import.meta.glob<Guides>('../../stories/guides/components/*.ts', {
  eager: true,
  import: 'guides',
})
const folders = Object.entries(modules).map(
  ([path, guides]) => [path.replace(/^.*\/|\.ts$/g, ''), guides] as const,
)
const byFolder = new Map(folders)

/** The guide of `components/actions/button`; undefined for what is no component. */
export function guideOf(title: string): Guide | undefined {
  const [folder, name] = title.toLowerCase().split('/').slice(-2)
  return byFolder.get(folder ?? '')?.[name ?? '']
}
