/** The genres and moods with which staff tag tracks and playlists, and which members use to search. */
export const musicGenres = [
  'lo-fi',
  'acoustic',
  'bossa-nova',
  'ambient',
  'swing',
  'sundanese',
  'lounge',
  'chamber',
] as const
export type MusicGenre = (typeof musicGenres)[number]

export const musicMoods = ['warm', 'calm', 'bright', 'lively', 'intimate', 'focused'] as const
export type MusicMood = (typeof musicMoods)[number]

/** The compositions and palettes of generated playlist covers. */
export const coverGestures = [
  'kawung',
  'bloom',
  'parang',
  'blade',
  'bars',
  'dusk',
  'rosette',
  'turning',
  'nest',
  'swell',
  'rain',
  'horizon',
] as const
export type CoverGesture = (typeof coverGestures)[number]

export const coverPalettes = [
  'night',
  'rose',
  'teal',
  'sand',
  'sun',
  'pink',
  'plum',
  'indigo',
  'mint',
  'sky',
  'clay',
] as const
export type CoverPalette = (typeof coverPalettes)[number]

/** The target audience of a playlist, used in malls. */
export const audienceGenders = ['women', 'men'] as const
export const audienceAgeGroups = ['children', 'teens', 'young-adults', 'adults', 'seniors'] as const
export const audienceLifestyles = ['family', 'casual', 'sporty', 'luxury', 'creative'] as const
