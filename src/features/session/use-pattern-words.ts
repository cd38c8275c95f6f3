import { select } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FieldPlan } from '#contract/index.ts'

/**
 * What a field takes, in words (decision 21): by its `patternId`, with its bounds, which are one
 * number where they are equal. An id that nobody knows gets the words of 21, and an answer whose
 * length alone is wrong (`alone`) those of 0.
 */
export function usePatternWords(): (
  field: Pick<FieldPlan, 'patternId' | 'min' | 'max'>,
  alone?: boolean,
) => string {
  const { t } = useLingui()
  return ({ patternId, ...field }, alone = false) => {
    // Nobody is asked for none of something.
    const least = Math.max(1, field.min)
    const bounds = least === field.max ? 'exact' : 'range'
    const [min, max] = [String(least), String(field.max)]
    switch (alone ? 0 : patternId) {
      case null:
      case 0:
        return t`Use ${select(bounds, { exact: min, other: `${min} to ${max}` })} characters`
      case 1:
        return t`Use ${select(bounds, { exact: min, other: `${min} to ${max}` })} letters, A to Z only`
      case 2:
        return t`Use ${select(bounds, { exact: min, other: `${min} to ${max}` })} digits`
      case 3:
        return t`Use ${select(bounds, { exact: min, other: `${min} to ${max}` })} letters or digits`
      case 4:
        return t`Use ${select(bounds, { exact: min, other: `${min} to ${max}` })} letters or digits, starting with a letter`
      case 5:
        return t`Use ${select(bounds, { exact: min, other: `${min} to ${max}` })} characters with both letters and digits`
      case 6:
        return t`Enter an email such as name@example.com`
      case 7:
        return t`Enter a mobile number of ${select(bounds, { exact: min, other: `${min} to ${max}` })} digits`
      case 8:
        return t`Use ${select(bounds, { exact: min, other: `${min} to ${max}` })} characters with at least 1 capital letter`
      case 9:
        return t`Use ${select(bounds, { exact: min, other: `${min} to ${max}` })} characters with a capital, a small letter and a digit`
      case 10:
        return t`Use ${select(bounds, { exact: min, other: `${min} to ${max}` })} characters with a capital, a small letter, a digit and a symbol such as # or @`
      case 11:
        return t`Use ${select(bounds, { exact: min, other: `${min} to ${max}` })} characters without spaces`
      case 12:
        return t`Write the date as year, month, day: 1998-04-13`
      case 13:
        return t`Write the date as month, day, year: 04-13-1998`
      case 14:
        return t`Use ${select(bounds, { exact: min, other: `${min} to ${max}` })} Korean characters`
      case 15:
        return t`Use ${select(bounds, { exact: min, other: `${min} to ${max}` })} Thai or English letters, spaces allowed`
      case 16:
        return t`Use ${select(bounds, { exact: min, other: `${min} to ${max}` })} Thai letters`
      case 17:
        return t`Enter first and last name with a space between, ${select(bounds, { exact: min, other: `${min} to ${max}` })} characters`
      case 18:
        return t`Use ${select(bounds, { exact: min, other: `${min} to ${max}` })} Chinese characters`
      case 19:
        return t`Use ${select(bounds, { exact: min, other: `${min} to ${max}` })} Vietnamese letters, spaces allowed`
      case 20:
        return t`Use ${select(bounds, { exact: min, other: `${min} to ${max}` })} small letters or digits`
      default:
        return t`This format isn’t accepted. Use ${select(bounds, { exact: min, other: `${min} to ${max}` })} characters and check again`
    }
  }
}
