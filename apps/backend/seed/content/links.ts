import type { Locale } from './locale'

const joinLabel = { id: 'Gabung Sekarang', en: 'Join Now' }

export const link = (label: string, href: string) => ({ label, href })

export const joinLink = (locale: Locale) => link(joinLabel[locale], '/register')

export const pricesLink = (label: string) => link(label, '/product#packages')
