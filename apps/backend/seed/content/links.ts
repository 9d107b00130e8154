import type { Locale } from './locale'

const joinLabel = { id: 'Gabung Sekarang', en: 'Join Now' }

export const buildLink = (label: string, href: string) => ({ label, href })

export const buildRegisterLink = (locale: Locale) => buildLink(joinLabel[locale], '/register')

export const buildPricesLink = (label: string) => buildLink(label, '/product#packages')
