import {
  banner,
  cover,
  emblems,
  type EmblemName,
  type StudioKey,
  studios,
  thumb,
  whiteIcon,
} from '#art/index.ts'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { games, vendors } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import type { Caller } from '#gateway/http/handler.ts'
import { addressBlock, enforce } from '#gateway/session/limits.ts'
import { createDrawings } from './drawings.ts'
import { toWebp } from './raster.ts'

const isStudio = (name: string | undefined): name is StudioKey =>
  name !== undefined && Object.hasOwn(studios, name)
const isEmblem = (name: string | null | undefined): name is EmblemName =>
  typeof name === 'string' && Object.hasOwn(emblems, name)

/** Pixels across a cover, 4 to 5: sharp in two columns of a phone, fair in a sheet. */
const coverWidth = 400

async function drawCover(database: Database, code: string, nodeId: number) {
  const [row] = await database
    .select({ gameId: games.gameId, studio: vendors.studio, emblem: games.emblem })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vassalage))
    .where(and(eq(games.nodeId, nodeId), eq(games.vassalage, code)))
  if (!row || !isStudio(row.studio)) return null
  const drawing = cover(row.gameId, row.studio, isEmblem(row.emblem) ? row.emblem : undefined)
  return toWebp(drawing, coverWidth)
}

/** A vendor's studio, in the studio's own inks or in white alone. */
async function drawStudio(database: Database, code: string, draw: (studio: StudioKey) => string) {
  const [row] = await database.select().from(vendors).where(eq(vendors.code, code))
  return isStudio(row?.studio) ? draw(row.studio) : null
}

const coverPath = /^\/art\/covers\/([A-Za-z0-9_]{1,40})\/(\d{1,9})\.webp$/
const thumbPath = /^\/art\/thumbs\/([A-Za-z0-9_]{1,40})\.svg$/
const iconPath = /^\/art\/icons\/([A-Za-z0-9_]{1,40})\.svg$/
const avatarPath = /^\/art\/avatars\/([a-z]+)\/([a-z-]+)\.svg$/
const bannerPath = /^\/art\/banners\/([a-z]+)\/([a-z-]+)\/([a-z0-9-]{1,20})\.svg$/

/**
 * Serves the sandbox's pictures, which are drawn and not stored:
 * `/art/covers/VENDOR/NODE.webp` (a picture, as studios send them), `/art/thumbs/VENDOR.svg`,
 * `/art/icons/VENDOR.svg` (white), `/art/avatars/STUDIO/EMBLEM.svg`,
 * `/art/banners/STUDIO/EMBLEM/SEED.svg`.
 * @returns a function that answers null for an address that shows nothing, and throws a Refusal to who
 * looks for too many
 */
export function createArt(house: House) {
  const { database } = house
  const drawings = createDrawings()
  return async (
    request: Request,
    { address, now }: Pick<Caller, 'address' | 'now'>,
  ): Promise<Response | null> => {
    const { pathname } = new URL(request.url)
    return drawings(request, pathname, async () => {
      const [, coverVendor, node] = coverPath.exec(pathname) ?? []
      const [, thumbVendor] = thumbPath.exec(pathname) ?? []
      const [, iconVendor] = iconPath.exec(pathname) ?? []
      if (coverVendor ?? thumbVendor ?? iconVendor) {
        // What is nowhere is not kept, and would be looked for as often as anybody likes.
        await enforce(house, 'art', [addressBlock(address)], now)
      }
      if (coverVendor) return drawCover(database, coverVendor, Number(node))
      if (thumbVendor) return drawStudio(database, thumbVendor, thumb)
      if (iconVendor) return drawStudio(database, iconVendor, (studio) => whiteIcon(studio))
      const [, ground, face] = avatarPath.exec(pathname) ?? []
      if (ground) return isStudio(ground) && isEmblem(face) ? thumb(ground, face) : null
      const [, studio, emblem, seed = ''] = bannerPath.exec(pathname) ?? []
      return isStudio(studio) && isEmblem(emblem) ? banner(seed, studio, emblem) : null
    })
  }
}
