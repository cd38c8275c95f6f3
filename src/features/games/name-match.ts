/**
 * What two spellings of a name have in common: case, width and the marks of Latin letters go, Thai
 * marks stay, for without them ค้น would be คน (words.md, section 5).
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFC')
}
