import type { IllustratedIndustry } from './industry-picture'

/**
 * The illustrations of the industries, one shape per line, drawn in order. The second word is the colour
 * (i ink, p paper, a accent, m mid, t teal, s sun, k ink stroke, ka accent stroke).
 * `lobes colour half-length belly x,y,turn …` · `rect colour x y w h r` · `circle colour x y r` · `path colour d`
 */
export const industryShapes = {
  hotel: `
    rect m 14 48 24 39 3
    rect t 82 40 24 47 3
    rect i 34 16 52 71 4
    lobes p 6.5 5.3 47,30 60,30 73,30
    lobes a 6.5 5.3 47,47 60,47 73,47
    lobes p 6.5 5.3 47,64 60,64 73,64
    path s M52 87v-8a8 8 0 0116 0v8z
    lobes p 5 4 21,62 31,62 89,56 99,56 89,72 99,72
    lobes a 3.7 3.3 63.1,5.9,45 63.1,12.1,135 56.9,12.1,225 56.9,5.9,315
    rect i 8 86 104 3.5 1.8
  `,
  restaurant: `
    lobes a 10 5.9 46,24
    lobes a 16 5.9 59,24
    lobes a 11 5.9 72,24
    path i M28 46h62c0 22-10 34-31 34S28 68 28 46z
    path k M90 52c14-3 16 18-2 18
    lobes p 10 4.6 48,60 59,62 70,60
    rect m 20 82 80 6 3
  `,
  'bars-and-pubs': `
    path i M22 14h48L62 86H30z
    path m M26.5 30h39L60 80H32z
    lobes s 12 4.6 36,57
    lobes s 20 4.6 43,57
    lobes s 15 4.6 50,57
    lobes s 9 4.6 57,57
    path ka M60 4L50 40
    lobes t 6.9 6.1 81.7,12.3,45 81.7,23.7,135 70.3,23.7,225 70.3,12.3,315
    path i M84 44h22c0 14-4 20-11 21-7-1-11-7-11-21z
    rect i 93 64 4 20 2
    rect i 85 83 20 4 2
    lobes a 4.5 4.6 95,52,90
    rect i 12 86 70 3.5 1.8
  `,
  'shopping-mall': `
    rect t 64 40 40 47 5
    path k M74 40c0-16 20-16 20 0
    rect i 20 30 56 57 6
    path ka M34 40V28c0-18 28-18 28 0v12
    lobes p 8.7 7.8 55.3,54.7,45 55.3,69.3,135 40.7,69.3,225 40.7,54.7,315
    lobes p 7 4 84,64
    lobes p 11 4 92,64
    lobes p 7 4 100,64
    rect i 8 86 104 3.5 1.8
  `,
  transportation: `
    path i M8 56c0-34 36-34 36 0zM40 56c0-44 44-44 44 0zM80 56c0-30 32-30 32 0z
    lobes m 16 6.6 26,71
    lobes a 16 6.6 44,71
    lobes m 16 6.6 62,71
    lobes a 16 6.6 80,71
    lobes m 16 6.6 98,71
    circle p 62 42 9
    path ka M62 37v5l4 2
    lobes t 13 5.9 24,12,70
    lobes t 7 3.3 25,12
    rect i 8 86 104 3.5 1.8
  `,
  'tourist-attraction': `
    circle s 84 26 16
    path a M60 12c11 5 14 16 14 28H46c0-12 3-23 14-28z
    rect i 58 4 4 14 2
    rect i 38 40 44 11 3
    rect i 28 53 64 11 3
    rect i 18 66 84 20 3
    lobes p 4 4 46,45.5 60,45.5 74,45.5 36,58.5 52,58.5 68,58.5 84,58.5
    path p M53 87V77a7 7 0 0114 0v10z
    lobes t 18 9.2 12,68,-14 108,68,14
    rect i 8 86 104 3.5 1.8
  `,
  'sports-facilities': `
    circle i 60 48 38
    lobes p 15.5 10 74.5,33.5,45 74.5,62.5,135 45.5,62.5,225 45.5,33.5,315
    lobes a 12 4 72.7,35.3,45 72.7,60.7,135 47.3,60.7,225 47.3,35.3,315
    lobes m 4.5 13.2 60,17 60,79 29,48,90 91,48,90
    lobes t 17 7.9 16,66
    lobes s 14 7.9 104,70
    rect i 8 86 104 3.5 1.8
  `,
  'salon-and-beauty': `
    rect i 12 20 9 66 4.5
    lobes m 10.5 4.6 29.5,27,90
    lobes a 12.5 4.6 31.5,36,90
    lobes m 14 4.6 33,45,90
    lobes a 12 4.6 31,54,90
    lobes m 13.5 4.6 32.5,63,90
    lobes a 11 4.6 30,72,90
    circle i 68 34 26
    circle p 68 34 20
    lobes a 7.4 5.3 74.1,27.9,45 74.1,40.1,135 61.9,40.1,225 61.9,27.9,315
    rect i 64 58 8 20 3
    path i M52 86c0-8 6-11 16-11s16 3 16 11z
    rect t 95 52 20 34 5
    rect i 100 40 10 13 3
    lobes p 11 6.6 105,69
    rect i 8 86 104 3.5 1.8
  `,
  'courses-and-training': `
    lobes a 7 5.3 40,28
    lobes a 14 5.3 50,28
    lobes a 21 5.3 60,28
    lobes a 13 5.3 70,28
    lobes a 8 5.3 80,28
    path i M60 58C48 48 30 47 12 52v32c18-5 36-4 48 4z
    path t M60 58c12-10 30-11 48-6v32c-18-5-36-4-48 4z
    lobes p 15 2.6 36,62,97 36,71,97 84,62,83 84,71,83
  `,
  'public-transport': `
    rect i 10 22 100 54 12
    rect p 18 30 20 20 4
    rect p 42 30 20 20 4
    rect p 66 30 20 20 4
    rect s 92 30 18 30 4
    lobes a 7.5 4.3 20,63,32
    lobes p 7.5 4.3 30.5,63,32
    lobes a 7.5 4.3 41,63,32 51.5,63,32
    lobes p 7.5 4.3 62,63,32
    lobes a 7.5 4.3 72.5,63,32 83,63,32
    circle m 32 78 10
    circle p 32 78 4
    circle m 86 78 10
    circle p 86 78 4
    lobes t 6 4.6 24,40
    lobes a 7 4.6 52,40
    lobes t 6 4.6 76,40
    rect i 8 88 104 3 1.5
  `,
  cinema: `
    rect i 14 8 92 48 5
    lobes a 6 5.3 28,32
    lobes a 13 5.3 38.6,32
    lobes a 18 5.3 49.2,32
    lobes a 11 5.3 59.8,32
    lobes a 16 5.3 70.4,32
    lobes a 9 5.3 81,32
    lobes a 5 5.3 91.6,32
    path t M14 87V75a9 9 0 0118 0v12zM38 87V75a9 9 0 0118 0v12zM64 87V75a9 9 0 0118 0v12zM88 87V75a9 9 0 0118 0v12z
    path m M27 87V79a8 8 0 0116 0v8zM52 87V79a8 8 0 0116 0v8zM77 87V79a8 8 0 0116 0v8z
    rect i 8 86 104 3.5 1.8
  `,
  office: `
    rect m 14 46 26 41 4
    rect i 44 12 34 75 4
    rect t 82 32 26 55 4
    lobes p 11 4 61,22,90
    lobes a 11 4 61,34,90
    lobes p 11 4 61,46,90 61,58,90
    lobes p 8 3.3 27,54,90 27,64,90 27,74,90 95,42,90 95,53,90
    lobes s 8 3.3 95,64,90
    lobes p 8 3.3 95,75,90
    rect s 56 72 10 15 2
    rect i 8 86 104 3.5 1.8
  `,
  'association-building': `
    path i M46 12h28l8 22H38z
    path i M34 36h52l22 18H12z
    lobes a 3.7 3.3 63.1,20.9,45 63.1,27.1,135 56.9,27.1,225 56.9,20.9,315
    lobes a 8 4.6 60,45,90
    lobes m 16 5.9 24,70
    lobes t 16 5.9 42,70 78,70
    lobes m 16 5.9 96,70
    path s M52 86V68a8 8 0 0116 0v18z
    rect i 12 84 96 5 2
  `,
  'hospitals-and-clinics': `
    rect i 28 14 64 73 8
    lobes a 8.5 8.6 60,36 60,54 51,45,90 69,45,90
    circle p 60 45 3.5
    rect p 38 68 12 19 3
    rect p 70 68 12 19 3
    rect m 54 70 12 17 3
    lobes t 20 9.9 15,66
    lobes t 16 8.6 105,70
    rect i 8 86 104 3.5 1.8
  `,
} as const satisfies Record<IllustratedIndustry, string>
