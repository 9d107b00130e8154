import { cx } from 'class-variance-authority'

/** The illustrations contained in `assets/industries.svg`. */
export const illustratedIndustries = [
  'hotel',
  'restaurant',
  'bars-and-pubs',
  'shopping-mall',
  'transportation',
  'tourist-attraction',
  'sports-facilities',
  'salon-and-beauty',
  'courses-and-training',
  'public-transport',
  'cinema',
  'office',
  'association-building',
  'hospitals-and-clinics',
] as const

export type IllustratedIndustry = (typeof illustratedIndustries)[number]

export const isIllustratedIndustry = (industry: string): industry is IllustratedIndustry =>
  illustratedIndustries.some(slug => slug === industry)

/**
 * The decorative illustration of an industry, by slug; falls back to the office. `file` is the URL of
 * `assets/industries.svg`, whose shapes use the page's colours.
 */
export function IndustryPicture({
  industry,
  file,
  className,
}: {
  industry: string
  file: string
  className?: string
}) {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" className={cx('h-auto w-full', className)}>
      <use href={`${file}#${isIllustratedIndustry(industry) ? industry : 'office'}`} />
    </svg>
  )
}
