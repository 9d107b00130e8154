import * as z from 'zod/mini'
import { hasLength } from '../fields'

/** A string in a machine-to-machine protocol. If the length is out of range, no other checks run. */
export const boundedString = (max: number, min = 0) =>
  z.string().check(hasLength(min, max, 'validation.invalid'))

export const boundedArray = <T extends z.core.SomeType>(item: T, max: number, min = 0) =>
  z.array(item).check(hasLength(min, max, 'validation.invalid'))
