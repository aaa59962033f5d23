/** The offer of a newer build. */
export const update = { available: "A apărut o versiune mai nouă a paginii." } as const;
