import type { Locale } from './locale'

const joinLabel = { id: 'Gabung Sekarang', en: 'Join Now' }

export const buildLink = (label: string, href: string) => ({ label, href })

export const joinLink = (locale: Locale) => buildLink(joinLabel[locale], '/register')

export const pricesLink = (label: string) => buildLink(label, '/product#packages')
