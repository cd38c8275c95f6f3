import { Mark } from '#components/index.ts'
import type { ReactNode } from 'react'

/** What a drawn phone can show. */
export const phoneViews = [
  'address',
  'menu',
  'share',
  'add',
  'home',
  'file',
  'source',
  'allow',
  'settings',
] as const
export type PhoneView = (typeof phoneViews)[number]

/** Inks of the drawing; they follow the scheme. */
const lit = 'fill-(--fy-color-action-primary-bg)'
const onLit = 'fill-(--fy-color-action-primary-fg)'
const quiet = 'fill-(--fy-color-border-default)'
const panel = 'fill-(--fy-color-bg-raised) stroke-(--fy-color-border-default)'
const ring = 'fill-(--fy-color-bg-raised) stroke-(--fy-color-text-accent)'
const pen = 'fill-none stroke-(--fy-color-action-primary-fg)'

/** Lines of a page that nobody has to read: [x, y, width]. */
const lines = (...boxes: readonly (readonly [number, number, number])[]) =>
  boxes.map(([x, y, width]) => (
    <rect key={y} x={x} y={y} width={width} height="9" rx="4.5" className={quiet} />
  ))

const rows = [52, 83, 114]
const columns = [60, 87, 115]

const views: Record<Exclude<PhoneView, 'home'>, ReactNode> = {
  address: (
    <>
      <rect x="60" y="46" width="72" height="20" rx="10" className={lit} />
      <rect x="76" y="54" width="46" height="4" rx="2" className={onLit} />
      <circle cx="69" cy="56" r="3" className={onLit} />
      {lines([64, 84, 62], [64, 102, 40], [64, 130, 62], [64, 148, 50])}
    </>
  ),
  menu: (
    <>
      {lines([64, 48, 44], [64, 66, 62], [64, 92, 62], [64, 110, 62], [64, 128, 38])}
      <circle cx="122" cy="54" r="19" strokeWidth="2" className={ring} />
      {[46, 54, 62].map((y) => (
        <circle key={y} cx="122" cy={y} r="2.8" className={lit} />
      ))}
    </>
  ),
  share: (
    <>
      {lines([64, 46, 40], [64, 64, 62], [64, 82, 62], [64, 100, 48])}
      <path d="M53 136H139" strokeWidth="1" className="stroke-(--fy-color-border-default)" />
      <circle cx="96" cy="142" r="21" strokeWidth="2" className={ring} />
      <path
        d="M91 139h-4v14h18v-14h-4M96 147v-18M90.5 133.500l5.5-5.500l5.5 5.5"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="fill-none stroke-(--fy-color-text-accent)"
      />
    </>
  ),
  add: (
    <>
      {lines([64, 46, 40], [64, 64, 62])}
      <rect x="58" y="86" width="76" height="66" rx="8" strokeWidth="1" className={panel} />
      <rect x="64" y="94" width="46" height="9" rx="4.5" className={quiet} />
      <rect x="62" y="110" width="68" height="19" rx="5" className={lit} />
      <path d="M72 115v9M67.5 119.500h9" strokeWidth="2.4" strokeLinecap="round" className={pen} />
      <rect x="84" y="117" width="38" height="5" rx="2.5" className={onLit} />
      <rect x="64" y="136" width="38" height="9" rx="4.5" className={quiet} />
    </>
  ),
  file: (
    <>
      <rect x="58" y="46" width="76" height="38" rx="8" strokeWidth="1" className={panel} />
      <circle cx="72" cy="65" r="9" className={lit} />
      <path
        d="M72 60v9M68 66l4 4l4-4"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={pen}
      />
      <rect x="87" y="56" width="40" height="6" rx="3" className={quiet} />
      <rect x="87" y="68" width="28" height="6" rx="3" className={quiet} />
      {lines([64, 100, 62], [64, 118, 62], [64, 136, 40])}
    </>
  ),
  source: (
    <>
      {lines([64, 46, 62], [64, 64, 40])}
      <rect x="58" y="86" width="76" height="62" rx="8" strokeWidth="1" className={panel} />
      <path d="M96 93l13 5v9c0 9-6 14-13 17c-7-3-13-8-13-17v-9Z" className={lit} />
      <path
        d="M90 108l4.5 4.500l8-8.5"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={pen}
      />
      <rect x="76" y="132" width="40" height="8" rx="4" className={quiet} />
    </>
  ),
  allow: (
    <>
      {lines([64, 46, 40], [64, 142, 40])}
      <rect x="58" y="68" width="76" height="62" rx="10" strokeWidth="1" className={panel} />
      <rect x="68" y="79" width="56" height="6" rx="3" className={quiet} />
      <rect x="76" y="91" width="40" height="6" rx="3" className={quiet} />
      <rect x="63" y="108" width="30" height="16" rx="5" className={quiet} />
      <rect x="98" y="108" width="31" height="16" rx="5" className={lit} />
      <path
        d="M108 116l4 4l7-8"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={pen}
      />
    </>
  ),
  settings: (
    <>
      {lines([64, 46, 30])}
      <rect x="58" y="64" width="76" height="22" rx="7" className={lit} />
      <rect x="66" y="71" width="8" height="8" rx="2" className={onLit} />
      <rect x="80" y="72.5" width="34" height="5" rx="2.5" className={onLit} />
      <path
        d="M122 71l4 4l-4 4"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={pen}
      />
      <rect x="58" y="96" width="76" height="70" rx="7" strokeWidth="1" className={panel} />
      {[105, 125, 145].map((y) => (
        <g key={y}>
          <rect x="66" y={y} width="10" height="10" rx="3" className={quiet} />
          <rect x="82" y={y + 2} width="38" height="6" rx="3" className={quiet} />
        </g>
      ))}
    </>
  ),
}

export interface PhonePictureProps {
  view: PhoneView
  /** Inner markup of the brand's mark. */
  mark: string
  className?: string
}

/** A phone that shows what to press; its caption says the same. It stands on the lower edge. */
export function PhonePicture({ view, mark, className }: PhonePictureProps) {
  return (
    <svg viewBox="0 0 192 176" aria-hidden="true" className={className}>
      <path
        d="M52 180V38a16 16 0 0 1 16-16h56a16 16 0 0 1 16 16V180"
        strokeWidth="2"
        className="fill-(--fy-color-bg-sunken) stroke-(--fy-color-border-control)"
      />
      <rect
        x="83"
        y="29"
        width="26"
        height="6"
        rx="3"
        className="fill-(--fy-color-border-control)"
      />
      {view === 'home' ? <HomeScreen mark={mark} /> : views[view]}
    </svg>
  )
}

/** Icons in rows, the brand's in the middle. */
function HomeScreen({ mark }: { mark: string }) {
  return (
    <>
      {rows.map((y) =>
        columns.map((x) =>
          x === 87 && y === 83 ? null : (
            <rect key={`${x} ${y}`} x={x} y={y} width="17" height="17" rx="5" className={quiet} />
          ),
        ),
      )}
      <svg x="81" y="76" width="30" height="32" overflow="visible">
        <Mark markup={mark} />
      </svg>
    </>
  )
}
