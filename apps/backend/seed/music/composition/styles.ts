export type StyleName = 'lofi' | 'acoustic' | 'bossa' | 'ambient' | 'swing' | 'kacapi' | 'lounge' | 'waltz'
