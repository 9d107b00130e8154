/** Room names for the industry: four rooms in which music plays, then one in which it is paused. */
export type ArtProps = {
  places: readonly string[]
}
