import { industrySlugs, type TariffBasis, tariffBases } from '@bgm/validation'
import { z } from 'zod'
import editions from './royalty-tariffs.json'

const rupiah = z.int().nonnegative()
const place = {
  industries: z.array(z.enum(industrySlugs)),
  /** The type of hotel or venue, if the industry has several tariffs. */
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
    /** The number of rights; the amount is charged once per right. */
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

const tariffEditions = z.array(editionSchema).parse(editions)

/** Returns the latest tariffs in force in a year, in rupiah per year before tax. */
export function getTariffEdition(year: number): TariffEdition {
  const found = tariffEditions.filter(edition => edition.year <= year).sort((a, b) => b.year - a.year)[0]
  if (!found) throw new Error(`No royalty tariffs for ${year}`)
  return found
}

/** Groups the industries by the basis of their tariff. */
export const groupIndustriesByBasis = ({ tariffs }: TariffEdition): Record<TariffBasis, string[]> => {
  const getIndustries = (basis: TariffBasis) =>
    tariffs.filter(tariff => tariff.basis === basis).flatMap(({ industries }) => industries)
  return {
    seats: getIndustries('seats'),
    area_size: getIndustries('area_size'),
    rooms: getIndustries('rooms'),
    screens: getIndustries('screens'),
  }
}
