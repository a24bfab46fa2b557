# Storage, privacy and updates, on pages without a server. Loaded there alone.

pocket-forgets = Den här webbläsaren sparar ingenting här, som i ett privat fönster. Dina spel fortsätter tills du stänger sidan.
pocket-full = Webbläsarens lagring är full. Dina spel fortsätter, men nya drag går förlorade när du stänger sidan. Frigör plats på enheten.
pocket-alone = Om du inte går med vid ett bord på en server stannar allt på den här enheten: namn, spel, inställningar och resultat. Rensa webbläsarens data för att ta bort dem.
pocket-new = En ny version är klar.
pocket-new-use = Använd den nu
