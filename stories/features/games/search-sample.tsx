import { useState } from 'react'
import { fn } from 'storybook/test'
import { Button } from '#components/index.ts'
import { SearchPalette, type SearchPaletteProps } from '#features/games/search-palette.tsx'
import type { SearchItem } from '#features/games/search-rules.ts'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { studioPicture } from '#stories/fixtures/picture.ts'

export const games = [slotGames[2]!, slotGames[10]!, slotGames[12]!].map((game): SearchItem => ({
  id: `game-${game.nodeId}`,
  group: 'games',
  title: game.gameName,
  titleLang: game.nameLang,
  note: `${game.vendorName} · สล็อต`,
  picture: game.imageUrl,
  game,
}))

const lottery: SearchItem = {
  id: 'game-900',
  group: 'lotteries',
  title: 'หวยโคมแดง',
  titleLang: 'th',
  note: 'Evening Draws · หวย',
  icon: 'lottery',
  game: { ...slotGames[0]!, nodeId: 900, gameType: 'LOTT', vassalage: 'LOTT' },
}

export const studio: SearchItem = {
  id: 'studio-KRT',
  group: 'studios',
  title: 'Krathong',
  note: 'ค่ายเกม',
  picture: studioPicture('krathong'),
  href: '/rng?page=KRT',
}

export const pages: SearchItem[] = [
  {
    id: 'page-promotions',
    group: 'pages',
    title: 'โปรโมชั่น',
    note: 'หน้า',
    href: '/promotions',
    icon: 'promotions',
  },
  {
    id: 'service-online',
    group: 'pages',
    title: 'ไลฟ์แชต',
    note: 'คำสั่ง',
    icon: 'service',
    run: fn(),
  },
  {
    id: 'command-login',
    group: 'pages',
    title: 'เข้าสู่ระบบ',
    note: 'คำสั่ง',
    icon: 'account',
    run: fn(),
  },
  {
    id: 'command-scheme',
    group: 'pages',
    title: 'สลับเป็นธีมสว่าง',
    note: 'คำสั่ง',
    icon: 'scheme',
    run: fn(),
  },
]

export const question: SearchItem = {
  id: 'help-deposit-how',
  group: 'help',
  title: 'ฝากเงินอย่างไร',
  note: 'ฝากและถอน',
  icon: 'help',
  href: '/help?article=deposit-how',
}

export const recent: SearchItem[] = ['โคม', 'naga'].map((text, index) => ({
  id: `recent-${index}`,
  group: 'recent',
  title: text,
  icon: 'recent',
  query: text,
}))

export const found = [...games, lottery, studio, ...pages]

/** Behind a button, over what it knows by itself. */
export function HeldPalette(props: SearchPaletteProps) {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const items = found.filter(({ title }) => title.includes(query))
  const state =
    items.length > 0
      ? { status: 'ready' as const, items, total: items.length, busy: false }
      : { status: 'empty' as const, items }
  return (
    <>
      <Button onClick={() => setOpen(true)}>ค้นหา</Button>
      <SearchPalette
        {...{ ...props, ...state, open, query }}
        onOpenChange={setOpen}
        onQuery={setQuery}
        onChoose={() => setOpen(false)}
      />
    </>
  )
}
