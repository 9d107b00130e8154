import type { ContentEntry } from '../entry'

type Words = [question: string, answer: string]

type Question = { key: string; featured?: number; id: Words; en: Words }

const words = ([question, answer]: Words) => ({ question, answer })

/** Builds the entries of a question group. Featured questions come first, sorted by `featured`. */
export const buildQuestionGroup = (name: string, place: number, questions: Question[]): ContentEntry[] =>
  questions.map(({ key, featured, id, en }, index) => ({
    shared: {
      key,
      group: name,
      featured: featured !== undefined,
      position: (featured ?? place * 100 + index) * 10,
    },
    id: words(id),
    en: words(en),
  }))
