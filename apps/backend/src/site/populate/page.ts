import { sections } from './sections'

export const page = { seo: true, sections: { on: sections } }
