import { industrySlugs, type TariffBasis, tariffBases } from '@bgm/validation'
import { z } from 'zod'
import editions from './royalty-tariffs.json'

const rupiah = z.int().nonnegative()
const place = {
  industries: z.array(z.enum(industrySlugs)),
  /** Of hotel or venue, where the industry has several tariffs. */
  kind: z.string().optional(),
}

const tariffSchema = z.discriminatedUnion('method', [
  z.object({ ...place, basis: z.enum(tariffBases), method: z.literal('unit'), rate: rupiah }),
  z.object({
    ...place,
    basis: z.enum(tariffBases),
    method: z.literal('range'),
    ranges: z.array(z.object({ up_to: z.int().nullable(), amount: rupiah })),
  }),
  z.object({
    ...place,
    basis: z.enum(tariffBases),
    method: z.literal('progressive'),
    /** Each step counts once for each of so many rights. */
    rights: z.int(),
    steps: z.array(z.object({ size: z.int().nullable(), rate: rupiah })),
  }),
  z.object({ ...place, basis: z.null(), method: z.literal('fixed'), amount: rupiah }),
])

const editionSchema = z.object({
  year: z.int(),
  checked_on: z.iso.date(),
  source: z.object({ id: z.string(), en: z.string() }),
  tariffs: z.array(tariffSchema),
})

export type Tariff = z.output<typeof tariffSchema>
export type TariffEdition = z.output<typeof editionSchema>

const known = z.array(editionSchema).parse(editions)

/** The newest tariffs that were in force by a year; rupiah a year, before tax. */
export function getTariffEdition(year: number): TariffEdition {
  const found = known.filter(edition => edition.year <= year).sort((a, b) => b.year - a.year)[0]
  if (!found) throw new Error(`No royalty tariffs for ${year}`)
  return found
}

/** Which industries are asked for each measure. */
export const industriesByBasis = ({ tariffs }: TariffEdition): Record<TariffBasis, string[]> => {
  const asked = (basis: TariffBasis) =>
    tariffs.filter(tariff => tariff.basis === basis).flatMap(({ industries }) => industries)
  return {
    seats: asked('seats'),
    area_size: asked('area_size'),
    rooms: asked('rooms'),
    screens: asked('screens'),
  }
}
