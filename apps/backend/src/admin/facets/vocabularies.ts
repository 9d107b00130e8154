import {
  audienceAgeGroups,
  audienceGenders,
  audienceLifestyles,
  industrySlugs,
  musicGenres,
  musicMoods,
} from '@bgm/validation'

/** The allowed values of facet fields, by the vocabulary in their schema. */
export const vocabularies: Record<string, readonly string[]> = {
  industries: industrySlugs,
  genres: musicGenres,
  moods: musicMoods,
  genders: audienceGenders,
  'age-groups': audienceAgeGroups,
  lifestyles: audienceLifestyles,
}
