import { sections } from './sections'

const { 'sections.intro': intro, 'sections.benefits': benefits, 'sections.features': features } = sections
const { 'sections.personalisation': personalisation, 'sections.closing': closing } = sections

const blocks = {
  'sections.intro': intro,
  'sections.benefits': benefits,
  'sections.personalisation': personalisation,
  'sections.features': features,
  'sections.closing': closing,
}

export const industrySummaryPopulate = { seo: true }

export const industryPopulate = { seo: true, sections: { on: blocks } }
