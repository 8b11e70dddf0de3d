# Why an analysis has no result. At most 200 characters.

analysis-dropped = Você já seguiu em frente, então esta busca parou.
analysis-too-long = Esta busca demorou demais e foi interrompida. Tente de novo mais tarde.
analysis-busy = Muita gente está pedindo dicas ou revisões agora. Tente de novo daqui a pouco.
analysis-lost = Algo deu errado durante esta busca. Tente de novo.
