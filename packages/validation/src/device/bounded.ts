import * as z from 'zod/mini'
import { abortUnless } from '../fields'

// Zod's own checks of a length match the whole text, even if it stands where a list belongs.
const hasLength = (min: number, max: number) =>
  abortUnless<{ length: number }>(({ length }) => length >= min && length <= max, 'validation.invalid')

/** A string in a protocol between programs. No other check runs if its length is wrong. */
export const shortText = (max: number, min = 0) => z.string().check(hasLength(min, max))

export const shortList = <T extends z.core.SomeType>(item: T, max: number, min = 0) =>
  z.array(item).check(hasLength(min, max))
