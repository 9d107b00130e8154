import * as z from 'zod/mini'
import { abortUnless } from '../fields'

// Unlike with Zod's own length checks, a failure skips all further checks, so that no pattern runs on an
// overlong value.
const hasLength = (min: number, max: number) =>
  abortUnless<{ length: number }>(({ length }) => length >= min && length <= max, 'validation.invalid')

/** A string in a machine-to-machine protocol. If the length is out of range, no other checks run. */
export const boundedString = (max: number, min = 0) => z.string().check(hasLength(min, max))

export const boundedArray = <T extends z.core.SomeType>(item: T, max: number, min = 0) =>
  z.array(item).check(hasLength(min, max))
