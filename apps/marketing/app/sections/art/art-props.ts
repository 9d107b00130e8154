/** Room names of the industry: four that play, then one that is paused. */
export interface ArtProps {
  places: readonly string[]
}
