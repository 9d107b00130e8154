import { benefits } from './benefits'
import { calculator } from './calculator'
import { closing } from './closing'
import { coverage } from './coverage'
import { facts } from './facts'
import { features } from './features'
import { hero } from './hero'
import { industries } from './industries'
import { intro } from './intro'
import { packages } from './packages'
import { personalisation } from './personalisation'
import { questions } from './questions'
import { richText } from './rich-text'
import { steps } from './steps'
import { testimonials } from './testimonials'

/** The blocks of the dynamic zones by component. */
export const sections = {
  'sections.hero': hero,
  'sections.facts': facts,
  'sections.steps': steps,
  'sections.industries': industries,
  'sections.features': features,
  'sections.packages': packages,
  'sections.calculator': calculator,
  'sections.coverage': coverage,
  'sections.testimonials': testimonials,
  'sections.questions': questions,
  'sections.closing': closing,
  'sections.intro': intro,
  'sections.benefits': benefits,
  'sections.personalisation': personalisation,
  'sections.rich-text': richText,
}
