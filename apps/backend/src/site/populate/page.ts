import { sections } from './sections'

export const pagePopulate = { seo: true, sections: { on: sections } }
