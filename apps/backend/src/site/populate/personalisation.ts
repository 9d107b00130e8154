export const personalisation = { populate: { points: true, playlists: true } }
