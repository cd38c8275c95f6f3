/** What may name a game in an address: whatever the launch takes, but for what nobody could write. */
export const gameIdPattern = /^[^\p{Cc}\p{Cs}]{1,64}$/u
