import { buildPricesLink, buildRegisterLink } from '../links'
import type { Locale } from '../locale'
import type { CardCopy, IndustryCopy } from './copy'

const compare = { id: 'Bandingkan paket', en: 'Compare packages' }

export const buildCard = ([icon, title, subtitle, detail]: CardCopy) => ({
  icon,
  title,
  subtitle,
  ...(detail && { detail }),
  coming: false,
})

/** The five sections of an industry page. On the page for malls, the features come before the benefits. */
export function buildIndustrySections(key: string, copy: IndustryCopy, locale: Locale) {
  const { calculate, ...texts } = copy.intro
  const intro = {
    __component: 'sections.intro',
    ...texts,
    primary: buildRegisterLink(locale),
    secondary: buildPricesLink(calculate),
  }
  const benefits = {
    __component: 'sections.benefits',
    title: copy.benefits.title,
    cards: copy.benefits.cards.map(buildCard),
  }
  const personalisation = {
    __component: 'sections.personalisation',
    title: copy.personalisation.title,
    text: copy.personalisation.text,
    points: copy.personalisation.points.map(text => ({ text })),
    playlists: copy.personalisation.playlists.map(([time, name, mood]) => ({ time, name, mood })),
  }
  const features = {
    __component: 'sections.features',
    ...copy.features,
    cards: copy.features.cards.map(buildCard),
  }
  const closing = {
    __component: 'sections.closing',
    ...copy.closing,
    primary: buildRegisterLink(locale),
    secondary: buildPricesLink(compare[locale]),
  }
  return key === 'shopping-mall'
    ? [intro, features, personalisation, benefits, closing]
    : [intro, benefits, personalisation, features, closing]
}
