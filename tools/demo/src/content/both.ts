/** The same thing said by a Chinese and by an English writer. */
export type Both = readonly [cn: string, en: string];
