import {
  audienceAgeGroups,
  audienceGenders,
  audienceLifestyles,
  industrySlugs,
  musicGenres,
  musicMoods,
} from '@bgm/validation'

/** The values of a facet field, by the vocabulary that its schema names. */
export const vocabularies: Record<string, readonly string[]> = {
  industries: industrySlugs,
  genres: musicGenres,
  moods: musicMoods,
  genders: audienceGenders,
  'age-groups': audienceAgeGroups,
  lifestyles: audienceLifestyles,
}
