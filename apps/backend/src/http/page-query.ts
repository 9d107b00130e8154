import { z } from 'zod'

/** Treats empty form fields, which browsers submit too, as missing. */
export const emptyAsUndefined = <T extends z.ZodType>(schema: T) =>
  z.preprocess(value => (value === '' ? undefined : value), schema.optional())

const whole = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)

/** The `page` and `page_size` parameters of every list. */
export const pageQuery = {
  page: emptyAsUndefined(whole.pipe(z.number().min(1))).transform(page => page ?? 1),
  page_size: emptyAsUndefined(whole.pipe(z.number().min(1).max(100))).transform(size => size ?? 10),
}
