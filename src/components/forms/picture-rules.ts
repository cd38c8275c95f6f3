/** Why a file is not taken. */
export type FileProblem = 'type' | 'size' | 'count' | 'unreadable'

/** Kinds of pictures, told by how their bytes begin: a name can say anything. */
const signatures = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
} as const

/** The kinds that can be taken. */
export type PictureType = keyof typeof signatures

/** The kind of a file, by its first bytes; undefined for anything else. */
export const pictureType = (bytes: Uint8Array): PictureType | undefined =>
  (Object.keys(signatures) as PictureType[]).find((type) =>
    signatures[type].every((byte, at) => bytes[at] === byte),
  )

/** What is asked of pictures. */
export interface PictureLimits {
  /** The largest file, in bytes. */
  readonly maxSize: number
  /** How many there may be together. */
  readonly maxCount: number
  readonly types: readonly PictureType[]
}

/** A file that was not taken, and why. */
export interface RefusedFile {
  readonly name: string
  readonly problem: FileProblem
}

/**
 * Parts files into those that are taken and those that are not. Reads the first bytes of each, no more,
 * and none once there are enough: whoever drops ten thousand waits for no disk.
 */
export async function sortPictures(
  files: readonly File[],
  before: number,
  { maxSize, maxCount, types }: PictureLimits,
): Promise<{ taken: File[]; refused: RefusedFile[] }> {
  const taken: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const isFull = before + taken.length >= maxCount
    const problem = isFull ? 'count' : await problemOf(file, maxSize, types)
    if (problem) refused.push({ name: file.name, problem })
    else taken.push(file)
  }
  return { taken, refused }
}

async function problemOf(
  file: File,
  maxSize: number,
  types: readonly PictureType[],
): Promise<FileProblem | undefined> {
  // A folder that was dropped, or a file that is gone by now, has no bytes to read.
  const bytes = await file
    .slice(0, 8)
    .arrayBuffer()
    .catch(() => new ArrayBuffer())
  if (bytes.byteLength === 0) return 'unreadable'
  const type = pictureType(new Uint8Array(bytes))
  if (!type || !types.includes(type)) return 'type'
  return file.size > maxSize ? 'size' : undefined
}

/** Whether two entries are the same file, chosen twice. */
export const isSameFile = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
