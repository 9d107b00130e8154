import { cleanCode, cleanText } from '@bgm/validation'
import { z } from 'zod'

const cleaned = (max: number, clean: (text: string) => string) =>
  z
    .string()
    // Cleaning removes characters, but must not have to read a long text.
    .max(4 * max + 256)
    .overwrite(clean)
    .trim()
    .max(max)

/** Text that people read, without surrounding spaces and invisible characters. */
export const textField = (max: number) => cleaned(max, cleanText)

/** A code, a number or an address that programs read. */
export const codeField = (max: number) => cleaned(max, cleanCode)
