/** The name of every button that marks something; its value says what. */
export const favouriteField = 'favourite';
