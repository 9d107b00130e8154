export type Locale = 'id' | 'en'
