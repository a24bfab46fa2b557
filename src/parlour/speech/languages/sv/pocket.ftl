# Storage, privacy and updates, on pages without a server. Loaded there alone.

pocket-forgets = Den här webbläsaren sparar ingenting här, som i ett privat fönster. Dina spel fortsätter tills du stänger sidan.
pocket-full = Webbläsarens lagring är full. Dina spel fortsätter, men nya drag går förlorade när du stänger sidan. Frigör plats på enheten.
pocket-alone = Om du inte går med vid ett bord på en server stannar allt på den här enheten: namn, spel, inställningar och resultat. Rensa webbläsarens data för att ta bort dem.
pocket-new = En ny version är klar.
pocket-new-use = Använd den nu
pocket-levels = Inte på den här enheten, för att minne eller tid inte räcker: { $levels }. Den starkaste nivån här är { $best }.
pocket-book = På den här enheten spelar nivån { $level } utan sin öppningsbok.
pocket-save = Spara och fortsätt någon annanstans
pocket-continue = Fortsätt här
pocket-continue-about = Härifrån kastar den här enheten med en egen hemlighet. Spelets gång visar bytet.
pocket-join = Gå med vid ett bord på en server
pocket-join-link = Inbjudningslänk
pocket-join-about = Den här enheten kontrollerar varje drag och varje kast där efter sina egna regler. Den spelar bara så länge servern svarar.
pocket-server = Spela med servern igen
