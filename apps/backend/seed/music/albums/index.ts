import type { Album } from './album'
import { berandaAkustik, kacapiHalimun, mejaPojok, tamanDalam } from './rintik'
import { koridorKaca, kuartetTrotoar, studioTirai, trioDermaga } from './senja'

/**
 * Twenty sample tracks in each of eight styles, by fictional performers of two fictional collectives. The
 * order of the tracks determines their catalogue numbers, which in turn determine the music.
 */
export const albums: Album[] = [
  mejaPojok,
  berandaAkustik,
  trioDermaga,
  studioTirai,
  kuartetTrotoar,
  kacapiHalimun,
  koridorKaca,
  tamanDalam,
]
