import { encodeMp3 as encode } from '#src/audio/encode'
import { sampleRate } from './synthesis/signal'

/** Encodes mono samples as an MP3 file with a constant bit rate of 80 kbit/s. */
export const encodeMp3 = (samples: Float32Array): Promise<Buffer> => encode([samples], sampleRate, 80)
